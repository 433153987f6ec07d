let isLeaving = false;

/** From now on no more visitors may be sent to this process, however well its parts are. */
export const leave = (): void => {
  isLeaving = true;
};

/** Whether whoever looks after the process may send it visitors: 200, or 503 once it leaves. */
export const sayLife = (): Response =>
  Response.json(
    { status: isLeaving ? 'leaving' : 'live' },
    { status: isLeaving ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
