import { contentServiceSettings } from '@clairmemoire/settings/content-service'
import { anyText, httpsAddress, origin, port } from '@clairmemoire/settings/kinds'
import { sharedSettings } from '@clairmemoire/settings/operator'
import { missingInProduction } from '@clairmemoire/settings/production'
import { trustedProxies } from '@clairmemoire/settings/proxies'
import { type Environment, type Schema, type SettingsOf, settingsFrom } from '@clairmemoire/settings/schema'
import { type Operator, operatorSettings } from './operator-settings.ts'

const serverSettings = {
  port: { name: 'PORT', kind: port, default: '8080', meaning: 'where the site listens; 0 takes a free port' },
  host: { name: 'HOST', kind: anyText, default: '127.0.0.1', meaning: 'at which address of the machine it listens' },
  siteEnvironment: sharedSettings.siteEnvironment,
  trustProxy: {
    name: 'TRUST_PROXY',
    kind: trustedProxies,
    default: 'false',
    meaning:
      'whose `X-Forwarded-*` headers to believe: `false` for nobody’s, `true`, a number of proxies, or names and addresses such as `loopback`',
  },
  cmsUrl: sharedSettings.cmsUrl,
  webhookSecret: contentServiceSettings.webhookSecret,
  previewSecret: contentServiceSettings.previewSecret,
  previewToken: contentServiceSettings.previewToken,
  cmsAdminUrl: {
    name: 'CMS_ADMIN_URL',
    kind: origin,
    standIn: '`CMS_URL`',
    meaning: 'where editors open the content service, which shows their drafts inside its own pages',
  },
  partnerNeuillyUrl: {
    name: 'PARTNER_NEUILLY_URL',
    kind: httpsAddress,
    meaning: 'the form outside the site that `/partners/neuilly` leads to; unset, that page says whom to call',
  },
  dataDirectory: sharedSettings.dataDirectory,
  backendUrl: {
    name: 'BACKEND_URL',
    kind: origin,
    default: 'http://127.0.0.1:8081',
    meaning: 'where the backend is. `npm start` starts one of its own unless it is set',
  },
} satisfies Schema

/** Every setting that the site server reads. */
export const siteSettings = { ...serverSettings, ...operatorSettings } satisfies Schema

export interface SiteSettings extends SettingsOf<typeof serverSettings> {
  operator: Operator
  /** Names of the settings that production needs and that are not set. */
  missing: readonly string[]
}

export function readSettings(environment: Environment): SiteSettings {
  const operator = settingsFrom(environment, operatorSettings)
  const missing = missingInProduction(operatorSettings, operator)
  return { ...settingsFrom(environment, serverSettings), operator, missing }
}
