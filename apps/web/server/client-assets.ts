import type { Manifest } from 'vite'

/** Addresses of the built files that every page names. */
export interface ClientAssets {
  boot: string
  /** What boot.ts loads: a form asks for it at once. */
  main: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
}

/** Reads them from the manifest of the client build. Only the Latin fonts are fetched ahead: they draw the first screen. */
export function clientAssets(manifest: Manifest): ClientAssets {
  const boot = manifest['src/boot.ts']
  if (!boot) throw new Error('The client build has no boot file')
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const fonts = files.filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
  return {
    boot: `/${boot.file}`,
    main: ['src/main.tsx', ...(manifest['src/main.tsx']?.imports ?? [])].flatMap((key) =>
      manifest[key] ? `/${manifest[key].file}` : [],
    ),
    styles: (boot.css ?? []).map((file) => `/${file}`),
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
  }
}
