import { noLiteralText } from './no-literal-text.ts'

/** Our own lint rules, in the linter's plugin format. */
export default { meta: { name: 'house' }, rules: { 'no-literal-text': noLiteralText } }
