// Sends the sound of a microphone to the recorder's worker, for browsers that cannot read a track directly.
const BATCH_SAMPLES = 4096;

class CaptureProcessor extends AudioWorkletProcessor {
  constructor() {
    super();
    this.isEnded = false;
    this.batch = new Float32Array(BATCH_SAMPLES);
    this.length = 0;
    this.port.onmessage = ({ data }) => {
      if (data.target) this.target = data.target;
      else this.end();
    };
  }

  process([channels]) {
    if (this.isEnded) return false;
    if (!this.target || !channels || channels.length === 0) return true;
    const count = channels[0].length;
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (const channel of channels) sum += channel[i];
      this.batch[this.length++] = sum / channels.length;
      if (this.length === BATCH_SAMPLES) this.send();
    }
    return true;
  }

  send() {
    const samples = this.batch.slice(0, this.length);
    this.target.postMessage({ samples, rate: sampleRate }, [samples.buffer]);
    this.length = 0;
  }

  /** Sends what is left, and then that it was the last. */
  end() {
    this.isEnded = true;
    if (!this.target) return;
    if (this.length > 0) this.send();
    this.target.postMessage(null);
  }
}

registerProcessor('dass-capture', CaptureProcessor);
