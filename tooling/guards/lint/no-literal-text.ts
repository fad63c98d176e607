import type { RuleTester } from 'oxlint/plugins-dev'

/** The linter does not export these types, so they are taken from the type of its rule tester. */
type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown; createOnce?: never }>
type Visitor = ReturnType<Rule['create']>
type Node = Parameters<NonNullable<Visitor['JSXText']>>[0]['parent']

/** Attributes and props whose values people read or hear. */
const textAttribute =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|legend|hint|lead|text|term|summary|suffix|tagline|note|error|\w+(?:Label|Title|Text))$/

/** The components of Lingui; their content is the French text of a message. */
const messageElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

const hasWords = (text: string) => /\p{L}/u.test(text)

/** Every text must be translated (R0-08), so components take it from a message or a prop and never from a literal. */
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

/** Expressions whose value is or contains the value of one of their parts. */
const transparentNodes = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

/** Whether an expression becomes the content or a text attribute of an element. */
function isShown(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return !isInMessage(parent)
  if (parent.type === 'JSXAttribute')
    return parent.name.type === 'JSXIdentifier' && textAttribute.test(parent.name.name)
  if (parent.type === 'BinaryExpression') return parent.operator === '+' && isShown(parent)
  if (parent.type === 'ConditionalExpression' && parent.test === node) return false
  return transparentNodes.has(parent.type) && isShown(parent)
}

/** Whether the element creates a message or is inside an element that does. */
function isInMessage(element: Node): boolean {
  if (element.type === 'JSXElement') {
    const { name } = element.openingElement
    if (name.type === 'JSXIdentifier' && messageElements.has(name.name)) return true
  }
  return (
    (element.parent?.type === 'JSXElement' || element.parent?.type === 'JSXFragment') && isInMessage(element.parent)
  )
}
