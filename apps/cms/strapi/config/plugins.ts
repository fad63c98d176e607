import { secrets } from '../src/settings/secrets.ts'

export default {
  // Types are code; its form would only show them.
  'content-type-builder': { enabled: false },
  'users-permissions': { config: { jwtSecret: secrets.jwt } },
  // Image types that browsers render and that cannot contain scripts.
  upload: { config: { security: { allowedTypes: ['image/avif', 'image/jpeg', 'image/png', 'image/webp'] } } },
}
