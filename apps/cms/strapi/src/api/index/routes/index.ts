import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::index.index', { only: ['find'] })
