import { secrets } from '../src/settings/secrets.ts'

export default { 'users-permissions': { config: { jwtSecret: secrets.jwt } } }
