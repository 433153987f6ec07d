import fc from 'fast-check';
import type * as z from 'zod/v4/core';
import { hostileText, hostileValue } from './hostile.ts';

/** What stands where a schema leaves everything open, by the name of the field. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>;

type Check = {
  check?: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  value?: number;
};

const checksOf = (def: z.$ZodStringDef | z.$ZodNumberDef | z.$ZodArrayDef): Check[] => [
  def as Check,
  ...(def.checks ?? []).map((check) => check._zod.def as Check),
];

const least = (values: (number | undefined)[], otherwise: number) =>
  Math.min(otherwise, ...values.filter((value) => value !== undefined));
const most = (values: (number | undefined)[], otherwise: number) =>
  Math.max(otherwise, ...values.filter((value) => value !== undefined));

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const OF_FORMAT: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  datetime: moment,
  date: moment.map((text) => text.slice(0, 10)),
  email: fc.emailAddress(),
  url: fc.webUrl(),
  uuid: fc.uuid(),
};

const text = (def: z.$ZodStringDef, known: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  const checks = checksOf(def);
  const format = checks.find((check) => check.format && check.format in OF_FORMAT)?.format;
  if (format) return OF_FORMAT[format] ?? moment;
  const pattern = checks.find((check) => check.pattern)?.pattern;
  if (pattern) return fc.oneof(known, matching(pattern));
  const minLength = most(
    checks.map(({ minimum }) => minimum),
    0,
  );
  const maxLength = least(
    checks.map(({ maximum }) => maximum),
    40,
  );
  return fc.oneof(
    known,
    fc.constantFrom('Asia/Shanghai', 'Asia/Riyadh', 'UTC', 'ar', 'en', '2027-03-01'),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) }),
  );
};

const matching = (pattern: RegExp): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(pattern);
  } catch {
    return hostileText;
  }
};

const number = (def: z.$ZodNumberDef): fc.Arbitrary<unknown> => {
  const checks = checksOf(def);
  const bounds = (kind: string) =>
    checks.filter(({ check }) => check === kind).map(({ value }) => value);
  const min = Math.ceil(most(bounds('greater_than'), -1_000));
  const max = Math.floor(least(bounds('less_than'), Math.max(min, 0) + 100_000));
  return fc.integer({ min, max: Math.max(min, max) });
};

/** Values that a schema accepts, or nearly: what its own rules refuse beyond forms is met as well. */
export const fromSchema = (
  schema: z.$ZodType,
  known: fc.Arbitrary<string>,
  hints: Hints = {},
): fc.Arbitrary<unknown> => {
  const inner = (part: z.$ZodType) => fromSchema(part, known, hints);
  const { def } = (schema as z.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return text(def, known);
    case 'number':
      return number(def);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom<unknown>(...def.values);
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(def.entries));
    case 'array': {
      const checks = checksOf(def);
      const maxLength = Math.min(
        6,
        least(
          checks.map(({ maximum }) => maximum),
          6,
        ),
      );
      const minLength = Math.min(
        maxLength,
        most(
          checks.map(({ minimum }) => minimum),
          0,
        ),
      );
      return fc.array(inner(def.element), { minLength, maxLength });
    }
    case 'tuple':
      return fc.tuple(...def.items.map(inner));
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), inner(def.valueType), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'intersection':
      return fc
        .tuple(inner(def.left), inner(def.right))
        .map(([left, right]) => Object.assign({}, left, right) as unknown);
    case 'object':
      return object(def, inner, hints);
    case 'nullable':
      return fc.option(inner(def.innerType));
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    case 'lazy':
      return fc.constant(null).chain(() => inner(def.getter()));
    default:
      return hostileValue;
  }
};

const LEFT_OUT = ['optional', 'default', 'prefault'];

const object = (
  { shape }: z.$ZodObjectDef,
  inner: (part: z.$ZodType) => fc.Arbitrary<unknown>,
  hints: Hints,
): fc.Arbitrary<unknown> => {
  const names = Object.keys(shape);
  return fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([name, part]) => [
        name,
        Object.hasOwn(hints, name) ? (hints[name] ?? hostileValue) : inner(part),
      ]),
    ),
    {
      requiredKeys: names.filter((name) => {
        const { type } = (shape[name] as z.$ZodTypes)._zod.def;
        return !LEFT_OUT.includes(type);
      }),
    },
  );
};
