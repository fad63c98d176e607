/** The site's drawings, which texts can refer to. */
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
