import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::glossary-entry.glossary-entry')
