import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::guide.guide', { only: ['find'] })
