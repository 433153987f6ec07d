/** What failed, in editors' words. Those need the schema, which most servers never load. */
export const reasonOf = async (error: unknown): Promise<Error> => {
  const { inEditorsWords } = await import('./reason.ts');
  const said = error instanceof Error ? error.message : String(error);
  return new Error(await inEditorsWords(said), { cause: error });
};
