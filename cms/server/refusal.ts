/** A request that the server understood and refuses; the Studio shows the sentence. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 404 | 409 | 413;

  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}
