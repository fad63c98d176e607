export { loginCopy } from './login.copy.ts'
export { LoginPage } from './login-page.tsx'
