// A page to read is painted before boot.ts is fetched: on a slow network nothing that is seen waits for it (ADR 0005). The document
// names the file, since an import of this one would have them joined by the bundler.
const start = () => {
  const boot = document.getElementById('app')?.dataset['boot']
  if (boot !== undefined) void import(/* @vite-ignore */ boot)
}
// A page may never be painted, as in a background tab, and a browser may not report it. A second import changes nothing.
addEventListener('load', () => setTimeout(start, 1000))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
