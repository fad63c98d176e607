export default [
  'global::reading',
  'strapi::errors',
  'strapi::security',
  // Visitors read through the site and editors on this origin, so CORS is not needed.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
