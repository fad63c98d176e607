import { cast } from './cast.ts'
import { paint, skins } from './parts/paint.ts'
import { Arm, Person } from './parts/person.tsx'
import { Scene } from './parts/scene.tsx'
import { Cup, Plant, Sheet, stethoscope } from './parts/things.tsx'

/** At home with a relative, before a doctor on a screen; the first of three steps is done. */
export const Welcome = () => (
  <Scene width={480} height={350} line={3} sun={[262, 92, 50]}>
    <Plant x={40} y={274} />
    <Person x={206} y={158} size={1.7} tilt={-4} look={5} top={paint.amber} collar="vee" {...cast.julie}>
      <Sheet x={22} y={46} width={34} height={42} tilt={4}>
        <path d="M-12-11l2 3 4-6" stroke={paint.fern} />
        <path d="M-1-10H12M-1 0H12M-1 10H12" stroke={paint.sage} strokeWidth="3" />
        <path d="M-9 0h.1M-9 10h.1" stroke={paint.amber} strokeWidth="5" />
      </Sheet>
      <circle cx="40" cy="54" r="7" fill={skins.fair} />
    </Person>
    <Person
      x={112}
      y={170}
      size={1.75}
      tilt={4}
      look={5}
      eyes="smiling"
      top={paint.pine}
      collar="cardigan"
      under={paint.honey}
      {...cast.odile}
    >
      <Arm d="M-26 30C-28 54-22 58-2 56" hand={[4, 55]} skin="fair" sleeve={paint.pine} />
    </Person>
    <path d="M154 218c-7-5-6-16 3-17s17 3 15 12-12 11-18 5Z" fill={skins.fair} />
    <rect x="306" y="92" width="152" height="162" rx="12" fill={paint.ink} />
    <svg x="316" y="102" width="132" height="142">
      <path d="M0 0H132V142H0Z" fill={paint.dew} stroke="none" />
      <Person
        x={66}
        y={96}
        size={1.3}
        tilt={-3}
        look={-4}
        top={paint.white}
        collar="coat"
        under={paint.sea}
        {...cast.grace}
      >
        {stethoscope}
      </Person>
    </svg>
    <path d="M350 254l-8 20h80l-8-20" fill={paint.white} />
    <path d="M56 284V350M424 284V350" strokeWidth="9" />
    <path d="M16 274H464V290H16Z" fill={paint.wood} />
    <Cup x={72} y={274} />
  </Scene>
)
