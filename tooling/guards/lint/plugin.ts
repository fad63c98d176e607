import { noLiteralText } from './no-literal-text.ts'

/** The rules of the house that no published plugin has, in the shape the linter loads. */
export default { meta: { name: 'house' }, rules: { 'no-literal-text': noLiteralText } }
