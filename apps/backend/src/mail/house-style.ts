/** The colors of the site by day, as its tokens.css has them. Every text on its surface is at least 7:1. */
export const light = {
  sand: '#f5eee2',
  white: '#ffffff',
  mist: '#e6f0ec',
  ink: '#14242f',
  soft: '#3a4a55',
  pine: '#0e5246',
  link: '#0b4f6c',
  amber: '#f6b93b',
  hairline: '#d9cfbf',
}

/** By night. Programs that know no night of a mail show the day, or turn its colors themselves. */
export const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, .page, .foot, .foot > table { background: #0b1519 !important; }
    .card, .card > table { background: #14242f !important; }
    .promise > table { background: #0a3b33 !important; border-color: #86b8a8 !important; }
    .page .text div, .page .text p, .page .text h1, .page .text h2 { color: #f5eee2 !important; }
    .page .text a { color: #a9d6ea !important; }
    .button table td, .button a { background: #bfe0d4 !important; color: #0b1519 !important; }
  }`

/** Styles beside the text, for some mail programs drop every other. */
export const styles = {
  heading: `margin: 0; color: ${light.ink}; font-family: Georgia, serif; font-size: 30px; line-height: 1.2`,
  subheading: 'margin: 8px 0; font-family: Georgia, serif; font-size: 22px; line-height: 1.3',
  paragraph: 'margin: 0 0 16px',
  link: `color: ${light.link}; overflow-wrap: anywhere`,
  phone: `color: ${light.link}; white-space: nowrap`,
  promise: 'margin: 0',
  promised: 'display: block; margin-top: 4px; font-size: 30px; line-height: 1.25',
}
