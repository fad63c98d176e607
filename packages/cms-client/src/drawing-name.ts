/** The drawings of the site that a text may stand beside. */
export const drawingNames = [
  'caller',
  'couple',
  'daughter-and-father',
  'doctor',
  'drip',
  'group',
  'heart',
  'home-visit',
  'memory-task',
  'older-man',
  'older-woman',
  'on-the-phone',
  'partner',
  'research',
  'result',
  'scan',
  'sent',
  'tablet',
  'tea',
  'travel',
  'walking',
  'with-doctor',
] as const

export type DrawingName = (typeof drawingNames)[number]
