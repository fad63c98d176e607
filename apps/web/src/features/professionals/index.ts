export { ApplicationPage } from './application/application-page.tsx'
export { applicationCopy, referralCopy } from './page-copies.ts'
export { ReferralPage } from './referral/referral-page.tsx'
