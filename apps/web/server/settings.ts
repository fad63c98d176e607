import type { StudySites } from '@clairmemoire/domain/study'
import { metricsSettings } from '@clairmemoire/observability/metrics-settings'
import { contentServiceSettings } from '@clairmemoire/settings/content-service'
import { anyText, httpsAddress, origin, port, yesOrNo } from '@clairmemoire/settings/kinds'
import { sharedSettings } from '@clairmemoire/settings/operator'
import { trustedProxies } from '@clairmemoire/settings/proxies'
import { type Environment, type Schema, type SettingsOf, settingsFrom } from '@clairmemoire/settings/schema'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { studySites } from '@clairmemoire/settings/study-sites'
import { type Operator, operatorSettings } from './operator-settings.ts'

const serverSettings = {
  port: {
    name: 'PORT',
    kind: port,
    default: '8080',
    meaning: 'the port at which the site listens; 0 takes a free port',
  },
  host: {
    name: 'HOST',
    kind: anyText,
    default: '127.0.0.1',
    meaning: 'the address of the machine at which the site listens',
  },
  siteEnvironment: sharedSettings.siteEnvironment,
  trustProxy: {
    name: 'TRUST_PROXY',
    kind: trustedProxies,
    default: 'false',
    meaning:
      'the proxies whose `X-Forwarded-*` headers the site trusts: `false` for none, `true` for all, a number of proxies, or names and addresses such as `loopback`',
  },
  cmsUrl: sharedSettings.cmsUrl,
  smtpUrl: sharedSettings.smtpUrl,
  webhookSecret: contentServiceSettings.webhookSecret,
  previewSecret: contentServiceSettings.previewSecret,
  previewToken: contentServiceSettings.previewToken,
  cmsAdminUrl: {
    name: 'CMS_ADMIN_URL',
    kind: origin,
    fallback: '`CMS_URL`',
    meaning: 'the address of the admin for editors, which shows previews inside its own pages',
  },
  partnerNeuillyUrl: {
    name: 'PARTNER_NEUILLY_URL',
    kind: httpsAddress,
    meaning: 'the external form to which `/partners/neuilly` redirects; if unset, this page shows a telephone number',
  },
  dataDirectory: sharedSettings.dataDirectory,
  backendUrl: {
    name: 'BACKEND_URL',
    kind: origin,
    fallback: '`BACKEND_PORT` of this machine',
    meaning: 'the address of the backend. If it is not set, `npm start` starts a backend',
  },
  backendPort: sharedSettings.backendPort,
  metricsHost: metricsSettings.host,
  metricsPort: metricsSettings.ofSite,
  isPreloaded: {
    name: 'HSTS_PRELOAD',
    kind: yesOrNo,
    default: 'false',
    meaning:
      '`true` tells browsers to use only https for every host below the hosts of the site, and allows browsers to put these hosts on their preload lists (`includeSubDomains; preload`). It takes years to undo this',
  },
} satisfies Schema

/** Every setting that the site server reads. */
export const siteSettings = { ...serverSettings, ...operatorSettings } satisfies Schema

export interface SiteSettings extends Omit<SettingsOf<typeof serverSettings>, 'smtpUrl'> {
  backendUrl: string
  operator: Operator
  studySites: StudySites
}

export function readSettings(environment: Environment): SiteSettings {
  // This call reads all settings at once, so that all invalid settings are reported together.
  settingsFrom(environment, siteSettings)
  const { smtpUrl, ...server } = settingsFrom(environment, serverSettings)
  const operator = settingsFrom(environment, operatorSettings)
  return {
    ...server,
    backendUrl: backendUrlOf(server),
    operator: { ...operator, sendsMails: smtpUrl !== undefined },
    studySites: studySites(environment),
  }
}

/**
 * The address of the backend. If the system chooses its port, the address is unknown and must be set; a default would start a site without
 * a backend (R0-03).
 */
function backendUrlOf({
  backendUrl,
  backendPort,
}: Pick<SettingsOf<typeof serverSettings>, 'backendUrl' | 'backendPort'>): string {
  if (backendUrl !== undefined) return backendUrl
  if (backendPort === 0) throw new StartRefusal('BACKEND_URL must be set where BACKEND_PORT is 0.')
  return `http://127.0.0.1:${backendPort}`
}
