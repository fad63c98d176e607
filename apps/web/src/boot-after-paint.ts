// A page to read is painted before boot.ts is fetched: on a slow network nothing that is seen waits for it (ADR 0005). The document
// names the file, since an import of this one would have them joined by the bundler.
const start = () => {
  const boot = document.getElementById('app')?.dataset['boot']
  if (boot !== undefined) void import(/* @vite-ignore */ boot)
}
requestAnimationFrame(() => setTimeout(start))
// A browser that draws nothing has no frame: WPE WebKit without a screen. A second import changes nothing.
addEventListener('load', start)
