export default [
  'global::reading',
  'strapi::errors',
  'strapi::security',
  // Visitors read through the site, editors on this origin: no other one has business here.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
