export default { routes: [{ method: 'GET', path: '/get-articles', handler: 'api::article.article.listed' }] }
