import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentAfter, type Term, termFault, versionStateOf, visibleAt } from './schedule.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))
const now = at(10)

// Few different minutes, so that moments often fall together.
const minute = fc.integer({ min: 0, max: 20 })
const versions = fc.array(fc.record({ publishAt: minute, endAt: fc.option(minute) }), { maxLength: 8 }).map((list) =>
  list.map(
    ({ publishAt, endAt }, place): Term => ({
      number: place + 1,
      publishAt: at(publishAt),
      endAt: endAt === null ? null : at(endAt),
    }),
  ),
)

/** Says the rule in its own words: sort, then take the first that counts. */
function naive(list: Term[], moment: Date): number | undefined {
  const byPublishing = [...list].sort(
    (one, other) => other.publishAt.getTime() - one.publishAt.getTime() || other.number - one.number,
  )
  return byPublishing.find(({ publishAt, endAt }) => publishAt <= moment && !(endAt && endAt <= moment))?.number
}

describe('the version that visitors see', () => {
  it('is that of the naive model, in whatever order versions come', () => {
    fc.assert(
      fc.property(versions, minute, (list, moment) => {
        expect(visibleAt(list, at(moment))?.number).toBe(naive(list, at(moment)))
        expect(visibleAt(list.toReversed(), at(moment))?.number).toBe(naive(list, at(moment)))
      }),
    )
  })

  it('changes only at a moment at which one is published or ends', () => {
    fc.assert(
      fc.property(versions, fc.integer({ min: 1, max: 20 }), (list, moment) => {
        const isEdge = list.some(({ publishAt, endAt }) =>
          [publishAt, endAt].some((edge) => edge?.getTime() === at(moment).getTime()),
        )
        if (!isEdge) expect(visibleAt(list, at(moment))).toBe(visibleAt(list, at(moment - 1)))
      }),
    )
  })

  it('is the only one that is called so', () => {
    fc.assert(
      fc.property(versions, (list) => {
        const visible = visibleAt(list, now)?.number
        const called = list.filter((one) => versionStateOf(one, visible, now) === 'visible')
        expect(called.map(({ number }) => number)).toEqual(visible === undefined ? [] : [visible])
      }),
    )
  })
})

describe('versionStateOf', () => {
  it.each([
    [at(5), null, 1, 'visible'],
    [at(5), null, 2, 'past'],
    [at(5), at(8), 2, 'ended'],
    [at(15), null, 2, 'scheduled'],
    [at(15), at(15), 2, 'cancelled'],
    [at(5), at(5), 2, 'cancelled'],
  ])('from %s until %s, seen %s: %s', (publishAt, endAt, visible, state) => {
    expect(versionStateOf({ number: 1, publishAt, endAt }, visible, now)).toBe(state)
  })
})

describe('termFault', () => {
  it.each([
    [null, null, undefined],
    [at(11), null, undefined],
    [null, at(11), undefined],
    [at(11), at(12), undefined],
    [at(10), null, 'publishPast'],
    [null, at(10), 'endPast'],
    [at(12), at(12), 'endBeforePublish'],
    [at(12), at(11), 'endBeforePublish'],
  ])('of %s until %s is %s', (publishAt, endAt, fault) => {
    expect(termFault({ publishAt, endAt }, now)).toBe(fault)
  })
})

describe('momentAfter', () => {
  it('is now, unless the save before was made by a clock ahead of ours', () => {
    expect(momentAfter(undefined, now)).toEqual(now)
    expect(momentAfter({ savedAt: at(9), publishAt: at(9) }, now)).toEqual(now)
    expect(momentAfter({ savedAt: at(11), publishAt: at(11) }, now)).toEqual(at(11))
    expect(momentAfter({ savedAt: at(9), publishAt: at(30) }, now)).toEqual(now)
  })
})
