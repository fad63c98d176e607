/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

/** Whether the bundle contains the code that builds page data from content; it is false in scripts for browsers. */
declare const __PAGE_DATA__: boolean
