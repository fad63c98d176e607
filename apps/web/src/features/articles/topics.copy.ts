import type { Topic } from '@clairmemoire/cms-client/article'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** In the order in which they are offered. */
export const topicNames: Readonly<Record<Topic, MessageDescriptor>> = {
  memory: msg({ id: 'articles.topic.memory', message: 'Mémoire' }),
  consultation: msg({ id: 'articles.topic.consultation', message: 'Consultation' }),
  lifestyle: msg({ id: 'articles.topic.lifestyle', message: 'Vie quotidienne' }),
  medicines: msg({ id: 'articles.topic.medicines', message: 'Médicaments' }),
  research: msg({ id: 'articles.topic.research', message: 'Recherche' }),
  relatives: msg({ id: 'articles.topic.relatives', message: 'Proches' }),
}
