import { secrets } from '../src/settings/secrets.ts'

export default {
  'users-permissions': { config: { jwtSecret: secrets.jwt } },
  // Pictures that browsers draw and that can hold no script.
  upload: { config: { security: { allowedTypes: ['image/avif', 'image/jpeg', 'image/png', 'image/webp'] } } },
}
