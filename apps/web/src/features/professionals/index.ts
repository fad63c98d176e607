export { applicationCopy } from './application/application.copy.ts'
export { ApplicationPage } from './application/application-page.tsx'
export { referralCopy } from './referral/referral.copy.ts'
export { ReferralPage } from './referral/referral-page.tsx'
