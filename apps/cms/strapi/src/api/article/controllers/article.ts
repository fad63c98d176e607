import { factories } from '@strapi/strapi'
import { listedArticles } from '../../../content/listed-articles.ts'

export default factories.createCoreController('api::article.article', ({ strapi }) => ({
  /** The list of articles as a bare array, latest first (R7-31). */
  async listed(context) {
    return listedArticles(strapi, context.query)
  },
}))
