import { createFileRoute } from '@tanstack/react-router'
import { LoginPage, loginCopy } from '../features/login/login-page.tsx'
import { pageLoader, routedPage } from '../routing/page-loader.ts'

export const Route = createFileRoute('/login')({
  loader: pageLoader(loginCopy),
  staleTime: Number.POSITIVE_INFINITY,
  component: routedPage(LoginPage),
})
