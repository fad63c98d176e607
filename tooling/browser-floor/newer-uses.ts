import { parseAst } from 'vite'
import { isNewerGlobal, isNewerMethod, isNewerOfGlobal } from './newer-names.ts'

export interface NewerUse {
  name: string
  /** Its position in the code. */
  start: number
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesOf = (value: unknown) => [value].flat().filter(isNode)
const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined

/** Methods that return an iterator, and the methods of iterators that have the same names as methods of arrays. */
const iterators = new Set(['values', 'keys', 'entries', 'matchAll'])
const helpers = new Set(['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'forEach', 'some', 'every', 'find'])

/** Finds the uses of features that are too new, except inside a condition that tests for the feature. */
export function newerUses(code: string): NewerUse[] {
  const uses: NewerUse[] = []

  function look(node: Node, conditions: readonly string[]): void {
    for (const name of newerNames(node)) {
      const [own = ''] = name.split('.').slice(-1)
      if (!conditions.some((condition) => condition.includes(own))) uses.push({ name, start: node.start })
    }
    const asked = [node['test'], node.type === 'LogicalExpression' ? node['left'] : undefined].filter(isNode)
    const around = [...conditions, ...asked.map(({ start, end }) => code.slice(start, end))]
    for (const child of Object.values(node).flatMap(nodesOf))
      if (!asked.includes(child)) look(child, around)
      else if (!isQuestion(child)) look(child, conditions)
  }

  look(parseAst(code) as unknown as Node, [])
  return uses
}

/** Whether a condition tests for a feature, such as `URL.canParse`, `!URL.canParse` or `typeof URL.canParse`. */
function isQuestion({ type, argument }: Node): boolean {
  return type === 'MemberExpression' || (type === 'UnaryExpression' && isNode(argument) && isQuestion(argument))
}

function newerNames(node: Node): string[] {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return [...newerCall(node)]
  if (node.type === 'MemberExpression') return newerMember(node)
  if (node.type === 'Literal') return newerPattern(node)
  if (node.type === 'TemplateElement') return hasLookbehind(JSON.stringify(node['value'])) ? ['lookbehind'] : []
  return []
}

function* newerCall({ callee, optional }: Node): Generator<string> {
  const called = nameOf(callee)
  if (called !== undefined && isNewerGlobal(called)) yield called
  if (!isNode(callee) || callee.type !== 'MemberExpression' || optional === true) return
  const method = propertyOf(callee)
  const owner = callee['object']
  if (method === undefined || !isNode(owner)) return
  const global = nameOf(owner)
  if ((global === undefined || isNewerOfGlobal(global, method) === undefined) && isNewerMethod(method)) yield method
  if (owner.type === 'CallExpression' && helpers.has(method) && isIterator(owner)) yield `Iterator.${method}`
}

/** Whether a call returns an iterator, such as `map.values()`; the same methods of `Object` return arrays. */
function isIterator({ callee }: Node): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  return iterators.has(propertyOf(callee) ?? '') && nameOf(callee['object']) !== 'Object'
}

function newerMember(node: Node): string[] {
  const [owner, property] = [nameOf(node['object']), propertyOf(node)]
  if (owner === undefined || property === undefined) return []
  if (isNewerGlobal(owner)) return [owner]
  return isNewerOfGlobal(owner, property) ? [`${owner}.${property}`] : []
}

function propertyOf({ computed, property }: Node): string | undefined {
  if (computed !== true) return nameOf(property)
  return isNode(property) && typeof property['value'] === 'string' ? property['value'] : undefined
}

function newerPattern({ value, regex }: Node): string[] {
  if (typeof value === 'string') return hasLookbehind(value) ? ['lookbehind'] : []
  if (typeof regex !== 'object' || regex === null) return []
  const { pattern, flags } = regex as { pattern: string; flags: string }
  return [...(hasLookbehind(pattern) ? ['lookbehind'] : []), ...(flags.includes('v') ? ['flag v'] : [])]
}

const hasLookbehind = (text: string) => /\(\?<[!=]/.test(text)
