// A content page loads boot.ts after its first paint, so that the script does not delay the content on a slow network (ADR 0005). The
// document contains the name of the file, because the bundler would merge an import of it into this file.
const start = () => {
  const boot = document.getElementById('app')?.dataset['boot']
  if (boot !== undefined) void import(/* @vite-ignore */ boot)
}
// The timeout is for pages that are never painted, such as in a background tab, and for browsers that do not report the paint. A second
// import has no effect.
addEventListener('load', () => setTimeout(start, 1000))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
