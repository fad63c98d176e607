export { invitationCopy } from './invitation.copy.ts'
export { InvitationPage } from './invitation-page.tsx'
