const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">
  <rect width="640" height="360" fill="#e6f0ec"/>
  <g fill="none" stroke="#0e5246" stroke-width="14">
    <circle cx="320" cy="180" r="40"/><circle cx="320" cy="180" r="80"/><circle cx="320" cy="180" r="120"/>
  </g>
</svg>`

/** An inline picture: three rings. */
export const drawnPicture = { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 640, height: 360 }
