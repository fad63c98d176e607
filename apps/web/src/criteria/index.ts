export { criteriaCatalog } from './catalog.ts'
export { checkedByTeam } from './checked-by-team.copy.ts'
export { criterionText } from './criterion-text.copy.ts'
