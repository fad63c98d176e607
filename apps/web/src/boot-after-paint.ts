// A content page is painted before boot.ts is loaded, so that on a slow network it does not delay the content (ADR 0005). The document
// names the file, because the bundler would merge an import of it.
const start = () => {
  const boot = document.getElementById('app')?.dataset['boot']
  if (boot !== undefined) void import(/* @vite-ignore */ boot)
}
// A page in a background tab may never be painted, and a browser may not report the paint. A second import has no effect.
addEventListener('load', () => setTimeout(start, 1000))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
