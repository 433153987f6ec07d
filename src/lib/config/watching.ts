import { z } from 'zod';

export const watchingVariables = {
  LOG_FORMAT: z.enum(['json', 'text'], 'json or text').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], 'debug, info, warn or error')
    .default('info'),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number from 1 to 65535')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, 'a whole number from 1 to 65535')
    .optional(),
};

export type WatchingConfig = {
  /** Undefined means text in a terminal and JSON elsewhere. */
  logFormat: 'json' | 'text' | undefined;
  /** What is less than that is not written. */
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Where this machine alone can read the figures; undefined means nowhere. */
  metricsPort: number | undefined;
};

export const watchingConfig = ({
  LOG_FORMAT,
  LOG_LEVEL,
  METRICS_PORT,
}: z.output<z.ZodObject<typeof watchingVariables>>): WatchingConfig => ({
  logFormat: LOG_FORMAT,
  logLevel: LOG_LEVEL,
  metricsPort: METRICS_PORT,
});
