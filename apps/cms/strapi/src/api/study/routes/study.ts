import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::study.study', { only: ['find'] })
