/** Entry point for the set-up of NATS: it does not load the database driver. */
export { SETUP_USER, type StreamOutcome, type StreamSetup, setUpStreams } from './nats/set-up-streams.ts';
