import { secrets } from '../src/settings/secrets.ts'
import { settings } from '../src/settings/settings.ts'
import { previewLink } from '../src/sites/preview-link.ts'

export default {
  auth: { secret: secrets.adminJwt },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: settings.previewSecret !== undefined,
    config: { allowedOrigins: Object.values(settings.siteUrls), handler: previewLink },
  },
}
