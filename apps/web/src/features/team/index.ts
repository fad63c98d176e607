export { teamCopy } from './team.copy.ts'
export { TeamPage } from './team-page.tsx'
