import type { RuleTester } from 'oxlint/plugins-dev'

/** The linter names these types nowhere else. */
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown; createOnce?: never }>
type Visitor = ReturnType<Rule['create']>
type Node = Parameters<NonNullable<Visitor['JSXText']>>[0]['parent']

/** Attributes and props whose value a person reads or hears. */
const textAttribute =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|legend|hint|lead|text|term|summary|suffix|tagline|note|error|\w+(?:Label|Title|Text))$/

/** Elements of Lingui: what stands inside them is the source of a message. */
const messageElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

const hasWords = (text: string) => /\p{L}/u.test(text)

/** A person reads every text in their language (R0-08): in components it comes from a message or a prop, never from a literal. */
export const noLiteralText: Rule = {
  meta: {
    type: 'problem',
    messages: {
      literal: 'A person would read "{{text}}" in one language only: make it a message or take it as a prop.',
    },
  },
  create(context) {
    function check(node: Node, text: string) {
      if (hasWords(text) && isShown(node)) context.report({ node, messageId: 'literal', data: { text: text.trim() } })
    }
    return {
      JSXText: (node) => check(node, node.value),
      Literal: (node) => check(node, typeof node.value === 'string' ? node.value : ''),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join(' ')),
    }
  },
}

/** Expressions that pass a text on to where they stand themselves. */
const carriers = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

/** Whether an expression ends up as text of an element or of one of its text attributes. */
function isShown(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return !isInMessage(parent)
  if (parent.type === 'JSXAttribute')
    return parent.name.type === 'JSXIdentifier' && textAttribute.test(parent.name.name)
  if (parent.type === 'BinaryExpression') return parent.operator === '+' && isShown(parent)
  if (parent.type === 'ConditionalExpression' && parent.test === node) return false
  return carriers.has(parent.type) && isShown(parent)
}

/** Whether an element is, or is a child of, an element that makes a message. */
function isInMessage(element: Node): boolean {
  if (element.type === 'JSXElement') {
    const { name } = element.openingElement
    if (name.type === 'JSXIdentifier' && messageElements.has(name.name)) return true
  }
  return (
    (element.parent?.type === 'JSXElement' || element.parent?.type === 'JSXFragment') && isInMessage(element.parent)
  )
}
