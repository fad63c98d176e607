import { secrets } from '../src/settings/secrets.ts'

export default {
  'users-permissions': { config: { jwtSecret: secrets.jwt } },
  // Image types that browsers render and that cannot contain scripts.
  upload: { config: { security: { allowedTypes: ['image/avif', 'image/jpeg', 'image/png', 'image/webp'] } } },
}
