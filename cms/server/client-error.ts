/** A request that the server understood and refuses; the Studio shows the sentence. */
export class ClientError extends Error {
  override name = 'ClientError';
  readonly status: 400 | 403 | 404 | 409 | 413;

  constructor(status: ClientError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
