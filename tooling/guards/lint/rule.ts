import type { RuleTester } from 'oxlint/plugins-dev'

/** The linter names these types nowhere else. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown; createOnce?: never }>
type Visitor = ReturnType<Rule['create']>

export type JsxText = Parameters<NonNullable<Visitor['JSXText']>>[0]
export type Node = JsxText['parent']
