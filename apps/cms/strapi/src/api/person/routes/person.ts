import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::person.person', { only: ['find'] })
