import type { Role } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { expect, type Page } from '@playwright/test'
import { publicPath } from '../../src/routing/public-paths.ts'
import { pageOf } from '../../src/routing/site-map.ts'
import { openInteractive } from '../open-interactive.ts'
import type { Stack } from '../stack/stack.ts'

/** A staff member, with the password that `pnpm users` showed to the operator. */
export interface Staff {
  email: string
  password: string
}

export async function newStaff(stack: Stack, role: Role = 'caller'): Promise<Staff> {
  const email = `dominique-${crypto.randomUUID()}@clairmemoire.example`
  const output = await stack.users('add', email, 'Dominique', 'Exemple', '--role', role)
  const password = /: (\S+)\s*$/.exec(output)?.[1]
  if (password === undefined) throw new Error(`The operator was told no password: ${output}`)
  return { email, password }
}

export const staffWords = {
  fr: {
    login: 'Se connecter',
    email: 'Votre adresse e-mail de la clinique',
    password: 'Votre mot de passe',
    desk: '/secretariat',
    requests: 'Demandes et appels',
    later: /^Plus tard \d/,
    logOut: 'Se déconnecter',
  },
  en: {
    login: 'Log in',
    email: 'Your clinic email address',
    password: 'Your password',
    desk: '/desk',
    requests: 'Requests and calls',
    later: /^Later \d/,
    logOut: 'Log out',
  },
} as const satisfies Record<Locale, unknown>

/** The address of a request at the desk. */
export function deskAddress(site: Locale, reference: string): string {
  return publicPath(pageOf('DeskRequest'), site, { reference: reference.toLowerCase() })
}

/** Logs in by keyboard and waits for the list of requests. */
export async function signIn(page: Page, site: Locale, { email, password }: Staff): Promise<void> {
  const words = staffWords[site]
  await openInteractive(page, '/login')
  await page.getByLabel(words.email).fill(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.requests })).toBeFocused()
}
