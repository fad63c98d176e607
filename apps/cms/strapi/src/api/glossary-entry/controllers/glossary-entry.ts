import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::glossary-entry.glossary-entry')
